interface Answered {
  email: string;
  title: string;
  message: string;
}

/**
 * How long the address of a `mailto:` link may be: Windows hands on no more than about 2,000
 * characters to the mail program, and some programs take no more either.
 */
const maxLength = 1_900;

const lineBreak = '\r\n';

/**
 * The link that begins the answer to an inquiry in one's own mail program, with subject and quotation.
 * A letter of Amharic takes nine characters of the address, so long quotations are cut.
 * @param introduction the line above the quotation
 */
export function answerLink({ email, title, message }: Answered, introduction: string) {
  const to = encodeURIComponent(email).replace('%40', '@');
  const start = `mailto:${to}?subject=${encodeURIComponent(`Re: ${title}`)}&body=`;
  const bodyOf = (quoted: string) =>
    encodeURIComponent(`${lineBreak}${lineBreak}${introduction}${lineBreak}${quotationOf(quoted)}`);
  const fits = (quoted: string) => start.length + bodyOf(quoted).length <= maxLength;
  // By code points, of which none may be cut in two.
  const letters = Array.from(message);
  if (fits(message)) return { href: start + bodyOf(message), isCut: false };
  let [from, until] = [0, letters.length];
  while (from < until) {
    const middle = Math.ceil((from + until) / 2);
    if (fits(cutAt(letters, middle))) from = middle;
    else until = middle - 1;
  }
  return { href: start + bodyOf(cutAt(letters, from)), isCut: true };
}

const cutAt = (letters: string[], length: number) => `${letters.slice(0, length).join('')} […]`;

const quotationOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join(lineBreak);
