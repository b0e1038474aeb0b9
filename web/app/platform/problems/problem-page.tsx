export function ProblemPage({ error }: { error: unknown }) {
  return <p>{String(error)}</p>
}
