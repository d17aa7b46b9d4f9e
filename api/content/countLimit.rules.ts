/** Long lists are counted no further: this number stands for more than 1,000. */
export const countLimit = 1_001;
