import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import {
  GatewayUnreachable,
  type GatewayTransaction,
  type PaymentGateway,
  type ReadMessage,
} from '../../ports/payment-gateway.ts'
import type { PaymentDeps } from './deps.ts'

type Deps = Pick<PaymentDeps, 'gateways'>

/** The gateway that an attempt was begun with. One that isn't set up any more can't be asked. */
export function gatewayOf({ gateways }: Deps, name: string): PaymentGateway {
  const gateway = gateways[name]
  if (!gateway) throw new GatewayUnreachable(`No gateway is called ${name}`)
  return gateway
}

/** The gateway that a new payment by this method is begun with. */
export function gatewayTaking({ gateways }: Deps, method: string): PaymentGateway {
  const gateway = Object.values(gateways).find((it) => it.methods.some((one) => one === method))
  if (!gateway) throw new Error(`No gateway takes ${method}`)
  return gateway
}

/** Whether a gateway takes this method. */
export const takes = ({ gateways }: Deps, method: PaymentMethodId): boolean =>
  Object.values(gateways).some((gateway) => gateway.methods.includes(method))

type Signed = {
  readonly gateway: string
  readonly message: GatewayTransaction | 'unrelated'
}

/** A message is the gateway's whose signature fits; `forged` when none does. */
export function readSigned(
  { gateways }: Deps,
  read: (gateway: PaymentGateway) => ReadMessage,
): Signed | 'forged' {
  for (const gateway of Object.values(gateways)) {
    const message = read(gateway)
    if (message !== 'forged') return { gateway: gateway.name, message }
  }
  return 'forged'
}
