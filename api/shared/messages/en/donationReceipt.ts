/** A donation receipt. In English only, because the accounts are kept in English. */
export const donationReceipt = {
  heading: (number: number) => `Donation Receipt ${String(number)}`,
  void: (reason: string) => `VOID: ${reason}`,
  number: 'Receipt number',
  donor: 'Received from',
  amount: 'Amount',
  kind: 'Kind of payment',
  donation: 'Donation',
  received: 'Date of the donation',
  issued: 'Date of the receipt',
  organisation: 'Organisation',
  irdNumber: 'IRD number',
  charitiesNumber: 'Charities registration number',
  signatory: 'Authorised person',
  signature: 'Signature',
};
