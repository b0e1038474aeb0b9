import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { loadCode } from '../../papers/index.ts'

/** A QR code as a picture, with the border of four squares that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    meta: { personal: true },
    queryKey: ['qr-code', text],
    queryFn: () => loadCode(text),
    // It holds a secret.
    gcTime: 0,
  })
  if (!data) return <Skeleton className="second-qr" />
  const { size, path } = data
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className="second-qr"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#171a3d" />
    </svg>
  )
}
