import type { SeedEvent } from '../content/event.ts';

type Translated = Pick<SeedEvent, 'title' | 'description' | 'location'>;

const isExample = 'ቀኑ እውነተኛ ነው፤ ዝግጅቱ ግን ምሳሌ ነው፦ የማኅበሩ በጎ ፈቃደኞች ከአስተዳደር ክፍሉ በእውነተኛ ይተኩታል።';

/** The bundled events in Amharic, by their English titles. */
export const amharicEvents: Record<string, Translated> = {
  'Example: Genna (ገና), Ethiopian Christmas': {
    title: 'ምሳሌ፦ ገና',
    description: `ገና የጾመ ነቢያት ፍጻሜ ነው። ዶሮ ወጥና ትኩስ እንጀራ አብረን እንቆርሳለን፣ እንዘምራለን፣ ከልጆች ጋርም የገና ጨዋታ እንጫወታለን። ${isExample}`,
    location: 'የምሳሌ ቦታ፣ ማውንት ሮስኪል፣ ኦክላንድ',
  },
  'Example: Timket (ጥምቀት), Ethiopian Epiphany': {
    title: 'ምሳሌ፦ ጥምቀት',
    description: `የኢየሱስ ክርስቶስን ጥምቀት በማሰብ በመዝሙር፣ በከበሮና በነጭ ልብስ የምናሳልፈው ጠዋት፤ ከዚያም በጥላ ሥር ቡና እንጠጣለን። እባክዎ ኮፍያ ይያዙ፦ በዚህ አገር ጃንዋሪ ፀሐይ የሚበረታበት የበጋ ወር ነው። ${isExample}`,
    location: 'የምሳሌ ቦታ፣ ፖይንት ሼቫሊየር፣ ኦክላንድ',
  },
  'Example: Victory of Adwa (ዓድዋ) remembrance': {
    title: 'ምሳሌ፦ የዓድዋ ድል መታሰቢያ',
    description: `የካቲት 23 ቀን 1888 ዓ.ም. ከኢትዮጵያ ልዩ ልዩ አካባቢዎች የመጡ ሕዝቦች በዓድዋ በአንድነት ቆመው ነጻነታቸውን አስከበሩ። በሁሉም ዕድሜ ላሉ ሰዎች የሚሆን የታሪክ፣ የግጥምና የዘፈን ምሽት። ${isExample}`,
    location: 'የምሳሌ ቦታ፣ ሳንድሪንገም፣ ኦክላንድ',
  },
  'Example: Enkutatash (እንቁጣጣሽ), Ethiopian New Year': {
    title: 'ምሳሌ፦ እንቁጣጣሽ፣ የኢትዮጵያ አዲስ ዓመት',
    description: `አዲሱን ዓመት በአደይ አበባ፣ ልጃገረዶች በሚዘፍኑት «አበባየሆሽ»፣ ወንዶች ልጆች በሚስሏቸው ሥዕሎች፣ ከልዩ ልዩ አካባቢዎች በመጡ ሙዚቃዎችና በጋራ ማዕድ እንቀበለው። ${isExample}`,
    location: 'የምሳሌ ቦታ፣ ማውንት አልበርት፣ ኦክላንድ',
  },
  'Example: Newcomers’ welcome morning': {
    title: 'ምሳሌ፦ የአዲስ መጪዎች አቀባበል',
    description:
      'ለኦክላንድ አዲስ ነዎት? ቡናና ዳቦ እየቀመሱ ስለ ትምህርት ቤት፣ ሐኪም፣ አውቶቡስ፣ የቤት ኪራይና ሥራ ይጠይቁ። በየጠረጴዛው ይህንን ሁሉ ያለፈበት ሰው ይኖራል፤ ልጆችም የራሳቸው ቦታ አላቸው። ይህ ዝግጅት ምሳሌ ነው፦ የማኅበሩ በጎ ፈቃደኞች ከአስተዳደር ክፍሉ በእውነተኛ ይተኩታል።',
    location: 'የምሳሌ ቦታ፣ ማውንት ሮስኪል፣ ኦክላንድ',
  },
};
