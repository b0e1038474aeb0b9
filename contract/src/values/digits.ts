/** Arabic-Indic and Persian digits, as many keyboards here type them, as Western ones; everything else stays. */
export const toWesternDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
