/** The years that a list of fees or payments can be filtered by, with the chosen one, if any. */
export const feeYearOptions = (today: string, chosen: string) => {
  const next = Number(today.slice(0, 4)) + 1;
  const years = Array.from({ length: 9 }, (_, index) => String(next - index));
  return [...new Set([...years, ...(chosen ? [chosen] : [])])].map((value) => ({
    value,
    name: value,
  }));
};

/** The year in a text; empty for another text. */
export const yearNamed = (text: string) => (/^\d{4}$/.test(text) ? text : '');
