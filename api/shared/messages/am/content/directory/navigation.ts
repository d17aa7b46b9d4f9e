export const navigation = 'ማውጫ';
