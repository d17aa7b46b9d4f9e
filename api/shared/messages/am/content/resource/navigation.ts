export const navigation = 'ጠቃሚ መረጃዎች';
