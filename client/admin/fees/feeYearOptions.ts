/** The years that a list of fees or payments can be filtered by, with the chosen one, if any. */
export const feeYearOptions = (today: string, chosen: string) => {
  // The year of fees may have the number of the next year, and payments can be for the one after it.
  const last = Number(today.slice(0, 4)) + 2;
  const years = Array.from({ length: 10 }, (_, index) => String(last - index));
  return [...new Set([...years, ...(chosen ? [chosen] : [])])].map((value) => ({
    value,
    name: value,
  }));
};

/** The year in a text; empty for another text. */
export const yearNamed = (text: string) => (/^\d{4}$/.test(text) ? text : '');
