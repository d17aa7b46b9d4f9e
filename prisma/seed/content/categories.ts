// The built-in categories of the three grouped pages (docs/product/data.md, section 8.4).

export interface SeedCategory {
  id: number;
  categoryName: string;
}

export const directoryCategories: SeedCategory[] = [
  { id: 1, categoryName: 'Ethiopian Restaurants' },
  { id: 2, categoryName: 'Shops With Ethiopian Items' },
  { id: 3, categoryName: 'Religious Institutions' },
  { id: 4, categoryName: 'Barbershops' },
  { id: 5, categoryName: 'Garage' },
];

export const resourceCategories: SeedCategory[] = [
  { id: 1, categoryName: 'Helpful Resources' },
  { id: 2, categoryName: 'Career Compass' },
];

export const culturalCategories: SeedCategory[] = [
  { id: 1, categoryName: 'Cultural & Religious Traditions' },
];
