/** A setting by its name; without `otherwise` it must be there, and the start says which ones are missing. */
export type ReadSetting = (name: string, otherwise?: string) => string
