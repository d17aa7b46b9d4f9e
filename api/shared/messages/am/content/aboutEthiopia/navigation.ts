export const navigation = 'ስለ ኢትዮጵያ';
