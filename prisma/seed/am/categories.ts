/** Names of the bundled categories in Amharic, by their English ones. */
export const amharicCategories: Record<string, string> = {
  'Ethiopian Restaurants': 'የኢትዮጵያ ምግብ ቤቶች',
  'Shops With Ethiopian Items': 'የኢትዮጵያ ዕቃዎች የሚሸጡባቸው ሱቆች',
  'Religious Institutions': 'የሃይማኖት ተቋማት',
  Barbershops: 'ፀጉር ቤቶች',
  Garage: 'ጋራዥ',
  'Helpful Resources': 'ጠቃሚ መረጃዎች',
  'Career Compass': 'የሥራ አቅጣጫ ጠቋሚ',
  'Cultural & Religious Traditions': 'ባህላዊና ሃይማኖታዊ ሥርዓቶች',
};
