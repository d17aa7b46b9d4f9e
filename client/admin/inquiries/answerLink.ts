interface Answered {
  email: string;
  title: string;
  message: string;
}

/**
 * The maximum length of a `mailto:` link: Windows passes about 2,000 characters to the mail
 * program, and some programs accept no more.
 */
const maxLength = 1_900;

const lineBreak = '\r\n';

/**
 * The link that starts the answer to an inquiry in the admin's mail program, with subject and
 * quotation. An Amharic letter takes nine characters of the address, so long quotations are cut.
 * @param introduction the line above the quotation
 */
export function answerLink({ email, title, message }: Answered, introduction: string) {
  const to = encodeURIComponent(email).replace('%40', '@');
  const start = `mailto:${to}?subject=${encodeURIComponent(`Re: ${title}`)}&body=`;
  const bodyOf = (quoted: string) =>
    encodeURIComponent(`${lineBreak}${lineBreak}${introduction}${lineBreak}${quotationOf(quoted)}`);
  const fits = (quoted: string) => start.length + bodyOf(quoted).length <= maxLength;
  // By code points, so that none is cut in two.
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
