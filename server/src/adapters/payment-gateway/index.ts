import { gatewaysByName, type PaymentGateways } from '../../ports/payment-gateway.ts'
import { paymob, readPaymobSettings } from './paymob/paymob.ts'
import type { ReadSetting } from './read-setting.ts'

export const readGatewaySettings = (read: ReadSetting) => ({ paymob: readPaymobSettings(read) })
export type GatewaySettings = ReturnType<typeof readGatewaySettings>

/** Of those that take a method, the first is begun with; a gateway that attempts name stays in the list. */
export const paymentGateways = (it: GatewaySettings): PaymentGateways =>
  gatewaysByName(paymob(it.paymob))
