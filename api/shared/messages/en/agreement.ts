/**
 * The agreement of an applicant for membership. The form shows it and the application stores it, so
 * both read it here.
 */
export const agreement = {
  en:
    'I apply of my own free will to become a member of the Ethiopian Community Association in ' +
    'Auckland. I agree to support the purpose of the association and to respect its rules. I ' +
    'confirm that what I have stated in this form is true and correct. I agree that my details ' +
    'may be kept and used for membership purposes only.',
  am:
    'በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር አባል ለመሆን በራሴ ፈቃድ አመለክታለሁ። የማኅበሩን ዓላማ ለመደገፍና መተዳደሪያ ደንቡን ' +
    'ለማክበር ተስማምቻለሁ። በዚህ ቅጽ ላይ የሰጠሁት መረጃ እውነተኛና ትክክለኛ መሆኑን አረጋግጣለሁ። የግል መረጃዬ ለአባልነት ጉዳዮች ' +
    'ብቻ እንዲቀመጥና ጥቅም ላይ እንዲውል ፈቅጃለሁ።',
};
