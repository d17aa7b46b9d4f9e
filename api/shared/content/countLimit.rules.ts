/** Long lists are not counted further: this number means more than 1,000. */
export const countLimit = 1_001;
