/** Sets what the stand-in for a browser does, such as with pages of frames, for the tests of a file. */
export function setBrowser(settings: Readonly<Record<string, boolean>>): void {
  // Its window has what no type of a window knows.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, settings)
}
