import { listOf, sentence } from './grammar.ts';
export const supportUs = {
  heading: 'Support Us',
  intro:
    'What we do for one another, we do together. Every gift, large or small, and every hour of ' +
    'your time helps our community to welcome, to learn and to celebrate.',
  bankTransfer: {
    heading: 'Donate by bank transfer',
    intro: 'Please use these details for your transfer.',
    accountName: 'Account name',
    bank: 'Bank',
    accountNumber: 'Account number',
    copy: 'Copy',
    copyName: sentence('Copy: {label}', 'label'),
    copied: 'Copied',
    copyFailed: 'Copying did not work. Please select the text and copy it yourself.',
    notConfigured:
      'Our bank details are not shown here at the moment. Please contact us, and we will gladly ' +
      'send them to you.',
    contactLink: 'Contact us',
  },
  reasons: {
    heading: 'Why your donation matters',
    items: {
      newcomers: {
        title: 'Help newcomers settle',
        text: 'Stand beside people and families in their first months in a new country.',
      },
      education: {
        title: 'Bilingual resources and education',
        text: 'Make information and learning available in both Amharic and English.',
      },
      heritage: {
        title: 'Celebrate our heritage',
        text: 'Make possible the events that bring Ethiopian culture to life in Auckland.',
      },
      digitalHub: {
        title: 'Maintain our digital hub',
        text: 'Keep this website running, up to date and free for everyone to use.',
      },
    },
  },
  otherWays: {
    heading: 'Other ways to help',
    items: {
      volunteer: {
        title: 'Volunteer',
        text: 'Give a little of your time and share what you are good at.',
        link: 'Offer your help',
      },
      share: {
        title: 'Share this website',
        text: 'Tell your family, friends and workmates about us.',
        link: 'Share',
      },
      groups: {
        title: 'Join our social groups',
        text: sentence('Take part in the conversation on {platforms}.', 'platforms'),
        listOf,
        link: 'Find our groups',
      },
      events: {
        title: 'Attend our events',
        text: 'Come along and bring somebody with you. Being there is a gift in itself.',
        link: 'See upcoming events',
      },
    },
  },
  linkCopied: 'The link has been copied.',
  thankYou: {
    heading: 'Thank you',
    amharic: 'ስለ ድጋፍዎ ከልብ እናመሰግናለን።',
    text:
      'Your kindness reaches further than you may ever see. On behalf of everyone it helps, thank ' +
      'you from the heart.',
  },
};
