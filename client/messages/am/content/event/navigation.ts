export const navigation = 'ዝግጅቶች';
