/** The button that opens the choices; the focus goes there when the question is answered. */
export const CHOICES_ID = 'privacy-choices'
