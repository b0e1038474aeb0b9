/** Texts of the pages' content. */
export default {
  didSaveContent: 'Content saved',
  didUploadPhoto: 'Photograph uploaded',
}
