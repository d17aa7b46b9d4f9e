// Real public services and job sites in New Zealand, by the address of their front page.

import type { Resource } from '../../../api/generated/prisma/client.ts';

export type SeedResource = Pick<Resource, 'title' | 'description' | 'link' | 'categoryId'>;

export const resources: SeedResource[] = [
  {
    title: 'Live and Work New Zealand',
    description: [
      'Immigration New Zealand’s guide for people who have just arrived or are about to.',
      'Housing, health care, schools, driving, tax and your rights at work, step by step.',
    ],
    link: 'https://www.live-work.immigration.govt.nz/',
    categoryId: 1,
  },
  {
    title: 'Citizens Advice Bureau',
    description: [
      'Free and confidential information and advice for everyone in New Zealand.',
      'Ask about renting, work, immigration, family or consumer rights, in person, by phone or online.',
    ],
    link: 'https://www.cab.org.nz/',
    categoryId: 1,
  },
  {
    title: 'Auckland Libraries',
    description: [
      'Joining is free if you live in Auckland.',
      'Books, computers, Wi-Fi and quiet places to study.',
      'Many libraries also have story times for small children.',
    ],
    link: 'https://www.aucklandlibraries.govt.nz/',
    categoryId: 1,
  },
  {
    title: 'SEEK New Zealand',
    description: ['Job advertisements from all over the country, with email alerts for new ones.'],
    link: 'https://www.seek.co.nz/',
    categoryId: 2,
  },
  {
    title: 'Trade Me Jobs',
    description: ['The jobs section of New Zealand’s well-known marketplace site.'],
    link: 'https://www.trademe.co.nz/a/jobs',
    categoryId: 2,
  },
  {
    title: 'Indeed New Zealand',
    description: ['A search engine for jobs. You can post your CV and search by suburb.'],
    link: 'https://nz.indeed.com/',
    categoryId: 2,
  },
  {
    title: 'LinkedIn Jobs',
    description: [
      'Jobs and professional contacts in one place.',
      'A complete profile helps employers to find you. The free account is enough to begin with.',
    ],
    link: 'https://www.linkedin.com/jobs/',
    categoryId: 2,
  },
  {
    title: 'New Zealand Government Jobs',
    description: ['Vacancies in ministries, departments and other public agencies.'],
    link: 'https://jobs.govt.nz/',
    categoryId: 2,
  },
  {
    title: 'Tahatū Career Navigator',
    description: [
      'The government’s careers website, the successor of careers.govt.nz.',
      'Explore occupations and training, and learn how to write a New Zealand CV and cover letter.',
    ],
    link: 'https://tahatu.govt.nz/',
    categoryId: 2,
  },
  {
    title: 'Work and Income',
    description: [
      'The Ministry of Social Development’s service for people who are looking for work or need financial help.',
    ],
    link: 'https://www.workandincome.govt.nz/',
    categoryId: 2,
  },
  {
    title: 'Student Job Search',
    description: [
      'Part-time, casual and holiday work for tertiary students and recent graduates.',
      'If you study on a visa, check first how many hours it lets you work.',
    ],
    link: 'https://www.sjs.co.nz/',
    categoryId: 2,
  },
];
