import { LoaderCircle } from '../../ui/brand/icons.ts'

/** A payment is under way and its outcome is not known yet. */
export const PaymentOpenNotice = ({ title, text }: { title: string; text: string }) => (
  <div className="notice notice-warn" role="status">
    <LoaderCircle className="animate-spin" aria-hidden />
    <p>
      <strong className="block">{title}</strong>
      {text}
    </p>
  </div>
)
