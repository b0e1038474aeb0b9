/** The words of the chat. */
export const messages = {
  open: 'Chat with us',
  close: 'Close chat',
  title: 'Live chat',
  text: 'This is a stand-in: nobody answers here.',
}

export type Messages = typeof messages
