import { ArrowRight } from '../../../ui/brand/icons.ts'

/** Where it goes, with the arrow that leads there. */
export const Destination = ({ name }: { name: string }) => (
  <span className="desk-line-to">
    <ArrowRight size={16} className="mirror" aria-hidden /> <bdi>{name}</bdi>
  </span>
)
