/**
 * Words by which the search finds the pages of the site and the days of feasts, besides their names.
 * Pages do not show them.
 */
export const searchWords = {
  pages: {
    home: 'home page, start, news, latest news, welcome',
    about:
      'about us, association, organisation, who we are, president, chair, chairperson, chairman, ' +
      'secretary, treasurer, finance, committee, committee members, board, leaders, leadership, ' +
      'officers, history, mission, vision, office holders',
    event: 'events, upcoming events, what is on, activities, programme, gatherings, celebrations',
    aboutEthiopia: 'about Ethiopia, culture, traditions, heritage',
    resource:
      'resources, links, information for newcomers, settling in, government services, documents, ' +
      'help for newcomers',
    directory:
      'directory, businesses, business list, restaurants, places to eat, shops, barbers, garages, ' +
      'religious institutions',
    calendar:
      'calendar, Ethiopian calendar, what day is it today, dates, feasts, fasts, fasting, ' +
      'public holidays, months',
    contactUs:
      'contact us, contact details, phone, phone number, telephone, telephone number, call, email ' +
      'address, office address, location, message, write, inquiry, ask a question, Telegram, WhatsApp, Viber, ' +
      'Facebook, groups',
    supportUs:
      'support us, donate, donation, donations, give money, giving, gift, bank account, bank ' +
      'account number, bank details, bank transfer, pay, contribute, contribution, help us, ' +
      'sponsor, fundraising, volunteer, volunteering',
    membershipForm:
      'membership, member, become a member, join, join us, register, registration, sign up, ' +
      'membership form, apply, application, membership fee',
    deathNotice:
      'death notice, death notices, death, died, passed away, obituary, obituaries, funeral, burial, ' +
      'mourning, bereavement, condolence',
    privacy:
      'privacy, personal data, delete my data, my information, cookies, data protection, privacy ' +
      'policy',
    ownData:
      'my data, my details, change my address, new address, new phone number, moved house, leave ' +
      'the association, resign, end membership, cancel membership',
  },
  feasts: {
    ENKUTATASH: 'Ethiopian New Year',
    MESKEL: 'Finding of the Cross',
    GENNA: 'Gena, Lidet',
    TIMKET: 'Timkat',
    NINEVEH: 'Nineveh',
    ADWA: 'Adwa, Adwa Victory',
    ABIY_TSOM: 'Lent, Great Lent, Hudade, Hudadi',
    FASIKA: 'Tensae, Tinsae',
    FILSETA_FAST: 'Filseta fast',
    MAWLID: 'Birthday of the Prophet',
    EID_AL_FITR: 'Eid, end of Ramadan',
    EID_AL_ADHA: 'Eid, Arafa',
  },
};
