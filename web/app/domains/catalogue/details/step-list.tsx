import { Html } from './details-sections.tsx'

/** What happens one after the other, each step as HTML. */
export const StepList = ({ steps }: { steps: readonly string[] }) => (
  <ol className="timeline">
    {steps.map((step, at) => (
      <li key={step} className="timeline-item" data-state="next">
        <span className="timeline-disc" aria-hidden>
          {at + 1}
        </span>
        <Html html={step} />
      </li>
    ))}
  </ol>
)
