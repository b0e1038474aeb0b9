/** Whether each deadline is later than the one before it, and gives less back. */
export const stepsInOrder = (
  steps: readonly { readonly Hours: number; readonly Percent: number }[],
): boolean =>
  steps.every((step, at) => {
    const before = steps[at - 1]
    return !before || (step.Hours < before.Hours && step.Percent < before.Percent)
  })
