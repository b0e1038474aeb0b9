export { Choices, TextFields, Toggles } from './fields.tsx'
export { Buttons, Overlays, Progress, States } from './surfaces.tsx'
