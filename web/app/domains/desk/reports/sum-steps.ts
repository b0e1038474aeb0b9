import type { Funnel, Step } from './report-types.ts'

/** The steps of all kinds together. */
export function sumSteps(funnel: Funnel): Step[] {
  const sums = new Map<Step['Step'], Step>()
  for (const step of funnel.flatMap(({ Steps }) => Steps)) {
    const it = sums.get(step.Step)
    sums.set(step.Step, {
      Step: step.Step,
      Count: step.Count + (it?.Count ?? 0),
      Value: step.Value + (it?.Value ?? 0),
      Before: step.Before + (it?.Before ?? 0),
    })
  }
  return [...sums.values()]
}
