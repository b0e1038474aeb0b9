import { api } from '@rihla/contract'
import { deskCalls, deskDeeds, type DeskCall } from '@rihla/contract/desk/calls'
import { staffRoles, type StaffRole } from '@rihla/contract/desk/roles'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signIn } from '../../testing/people.ts'
import { givenStaff, why } from './testing/desk.ts'

const test = await testApp()
const dot = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#186878' } })
    .png()
    .toBuffer(),
)
const settled = new File(
  [
    'transaction_id,kind,order_id,currency,amount,captured_at\n',
    '1,payment,1,EGP,100.00,2026-11-20T10:00:00Z\n',
  ],
  'settlement-2026-11-20.csv',
)
const at = {
  editor: await givenStaff(test, 'editor'),
  agent: await givenStaff(test, 'agent'),
  manager: await givenStaff(test, 'manager'),
}
const traveller = test.browser()
await signIn(test, traveller)

const nobody = { editor: false, agent: false, manager: false }
const everybody = { editor: true, agent: true, manager: true }
const serving = { ...everybody, editor: false }
const writing = { ...everybody, agent: false }
const managing = { ...nobody, manager: true }

type Cell = {
  readonly may: Readonly<Record<StaffRole, boolean>>
  /** Something that is there for nobody: whoever may call it learns that, and changes nothing. */
  readonly input: Record<string, unknown>
}
const range = { id: 999_999, kind: 'room', From: '2026-12-01', To: '2026-12-02' }
const offer = { id: 999_999, kind: 'room' }
const sale = { Module: 'Activity', id: 999_999, From: '2026-12-01', Adults: 2 }
const said = { Name: 'X', Summary: '', Story: '', BestTime: '', GettingThere: '' }
const emptyDestination = { IsShown: true, Position: 1, Spellings: [], En: said, Ar: said }
const wanted = { From: '2026-12-01', Adults: 2 }
const about = () => ({ id: 999_999, ...why() })

/** The permission table once more, by hand: a call without a row doesn't compile, nor pass. */
const cells: Readonly<Record<DeskCall, Cell>> = {
  getDeskMe: { may: everybody, input: {} },
  getToday: { may: serving, input: {} },
  getTransfers: { may: serving, input: {} },
  getUnpaid: { may: serving, input: {} },
  takePayment: { may: serving, input: about() },
  rejectTransfer: { may: serving, input: about() },
  getRefunds: { may: serving, input: {} },
  askGateway: { may: serving, input: about() },
  returnPayment: { may: managing, input: about() },
  writeToTraveller: {
    may: serving,
    input: { ...about(), Text: 'We look into it.', Language: 'en' },
  },
  retryRefund: { may: managing, input: about() },
  noteRefund: { may: managing, input: about() },
  getDisputes: { may: serving, input: {} },
  noteDispute: { may: serving, input: about() },
  getApprovals: { may: managing, input: {} },
  decideApproval: { may: managing, input: about() },
  getAlerts: { may: serving, input: {} },
  settleAlert: { may: serving, input: about() },
  findReservations: { may: serving, input: { Search: 'nobody' } },
  getDeskReservation: { may: serving, input: { id: 999_999 } },
  addNote: { may: serving, input: about() },
  changeContactAtDesk: { may: serving, input: { ...about(), UserName: 'Mona Ali' } },
  resendConfirmation: { may: serving, input: about() },
  quoteChangeAtDesk: { may: serving, input: { id: 999_999, ...wanted } },
  changeAtDesk: {
    may: serving,
    input: { ...about(), ...wanted, Quote: 'gone', Language: 'en' },
  },
  getLateChoiceAtDesk: { may: serving, input: { id: 999_999 } },
  chooseAtDesk: { may: serving, input: about() },
  cancelAtDesk: { may: managing, input: { ...about(), ByTerms: true } },
  getAudit: { may: managing, input: {} },
  getDeskReviews: { may: everybody, input: {} },
  showReview: { may: everybody, input: about() },
  hideReview: { may: everybody, input: about() },
  getPromocodes: { may: serving, input: {} },
  // Of its own cell: it is about nothing that was there before.
  makePromocode: { may: managing, input: { ...why(), Code: 'CELL', Percent: 5 } },
  changePromocode: { may: managing, input: about() },
  stopPromocode: { may: managing, input: about() },
  findInventory: { may: serving, input: {} },
  quotePhoneSale: { may: serving, input: sale },
  findCustomers: { may: serving, input: { Search: 'nobody@example.com' } },
  sellOnPhone: {
    may: serving,
    input: {
      ...sale,
      Key: why().Key,
      UserName: 'Mona',
      Phone: '+201012345678',
      Language: 'en',
      Total: 1,
      Email: 'mona@example.com',
    },
  },
  sendPaymentLink: { may: serving, input: { ...about(), Language: 'ar' } },
  getInventory: { may: serving, input: { ...range } },
  previewInventory: { may: managing, input: { ...range, Closed: true } },
  changeInventory: { may: managing, input: { ...range, ...why(), Closed: true } },
  getBusLines: { may: serving, input: {} },
  getBusTimetable: { may: serving, input: { FromId: 999_999, ToId: 999_998 } },
  getBusDepartures: { may: serving, input: { id: 999_999 } },
  previewTimetable: { may: managing, input: { id: 999_999, From: '2026-12-01', Ends: true } },
  changeTimetable: {
    may: managing,
    input: { ...about(), Edition: 'gone', From: '2026-12-01', Price: 300 },
  },
  endTimetable: { may: managing, input: { ...about(), Edition: 'gone', From: '2026-12-01' } },
  addToTimetable: {
    may: managing,
    input: {
      ...why(),
      FromId: 999_999,
      ToId: 999_998,
      ClassId: 999_999,
      LayoutId: 999_999,
      Departs: '08:00',
      Minutes: 360,
      Weekdays: '0123456',
      Price: 300,
      RoundPrice: 250,
      FirstDay: '2026-12-01',
    },
  },
  setBusDeparture: { may: managing, input: { ...about(), Runs: false } },
  getOfferTerms: { may: managing, input: offer },
  setOfferDeposit: { may: managing, input: { ...offer, ...why(), Terms: null } },
  setOfferCancellation: { may: managing, input: { ...offer, ...why(), Steps: null } },
  setOfferSaleEnd: { may: managing, input: { ...offer, ...why(), ClosesAt: null } },
  getOfferPhotos: { may: managing, input: offer },
  getOfferPrice: { may: managing, input: offer },
  previewOfferPrice: { may: managing, input: offer },
  setOfferPrice: { may: managing, input: { ...offer, ...why(), Edition: 'gone' } },
  setOfferPhotos: {
    may: managing,
    input: { ...offer, ...why(), Of: 'offer', Edition: 'gone', Photos: [] },
  },
  getSettings: { may: managing, input: {} },
  setPaymentMethod: {
    may: managing,
    // As it stands.
    input: {
      ...why(),
      Method: 'PayPal',
      IsActive: false,
      FeeBasisPoints: 0,
      FeeFixed: 0,
      FeeBearer: 'us',
    },
  },
  setDepositTerms: {
    may: managing,
    input: { ...why(), Kind: 'trip', IsActive: false, Percent: 20, BalanceDays: 7, Unpaid: 'kept' },
  },
  setCancellation: { may: managing, input: { ...why(), Kind: 'trip', Steps: [] } },
  setSaleEnd: { may: managing, input: { ...why(), Kind: 'trip', ClosesAt: -360 } },
  setPointTerms: { may: managing, input: { ...why(), EarnBasisPoints: 200 } },
  setRefundLimit: { may: managing, input: { ...why(), Amount: 10_000 } },
  getSiteSettings: { may: managing, input: {} },
  setSiteDates: {
    may: managing,
    input: { ...why(), Edition: 'gone', Sold: 'buses', FirstDay: '2026-01-01' },
  },
  setSitePrices: { may: managing, input: { ...why(), Edition: 'gone', Lowest: 1, Highest: 2 } },
  getMoney: { may: managing, input: { From: '2026-12-01', To: '2026-12-02' } },
  getSettlement: { may: managing, input: { From: '2026-11-01', To: '2026-11-02' } },
  getSettlementFiles: { may: managing, input: {} },
  previewSettlement: { may: managing, input: { File: settled, Name: settled.name } },
  importSettlement: { may: managing, input: { ...why(), File: settled, Name: settled.name } },
  getReport: { may: managing, input: { From: '2026-11-01', To: '2026-11-02' } },
  getDeskContent: { may: writing, input: { Table: 'partners' } },
  saveContent: {
    may: writing,
    input: { ...why(), Edition: 'gone', Content: { Table: 'partners', Rows: { all: [] } } },
  },
  uploadContentPhoto: {
    may: writing,
    input: {
      Key: why().Key,
      Image: new File([dot], 'dot.png'),
      Shape: 'square',
      Across: 50,
      Down: 50,
      AltEn: 'A dot',
      AltAr: 'نقطة',
    },
  },
  getDeskDestinations: { may: writing, input: {} },
  getDeskDestination: { may: writing, input: { id: 999_999 } },
  saveDestination: {
    may: writing,
    input: { ...about(), Edition: 'gone', Destination: emptyDestination },
  },
  getPeople: { may: managing, input: {} },
  giveRole: { may: managing, input: { ...about(), Role: 'agent' } },
  endStaffSessions: { may: managing, input: about() },
  resetSecondFactor: { may: managing, input: about() },
  requireSecondFactor: { may: managing, input: { ...why(), Required: false } },
}

const names = Object.entries(api)
  .filter(([, call]) => call.path.startsWith('/api/Desk/'))
  .map(([name]) => name as DeskCall)
const every = names.flatMap((name) => staffRoles.map((role) => [name, role] as const))
const ask = (name: DeskCall, browser: typeof traveller) =>
  browser.call(deskCalls[name], cells[name]?.input)

describe('the permission table', () => {
  it('has a row for every call of the desk, and for nothing else', () => {
    expect(Object.keys(cells).toSorted()).toEqual(names.toSorted())
    expect(names.length).toBeGreaterThan(10)
  })

  it('counts a call among the deeds, which the audit log names, when it changes anything', () => {
    // A file that is only looked at is posted all the same: it fits no address.
    const changing = names.filter(
      (name) => deskCalls[name].method !== 'GET' && name !== 'previewSettlement',
    )
    expect(Object.keys(deskDeeds).toSorted()).toEqual(changing.toSorted())
  })

  it.each(every)('K1: %s by an %s', async (name, role) => {
    const { status, body } = await ask(name, at[role])
    if (cells[name].may[role]) {
      expect([200, 404, 409]).toContain(status)
    } else {
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'not_for_your_role' } })
    }
  })

  it.each(names)('%s is for nobody who isn’t staff', async (name) => {
    expect((await ask(name, traveller)).status).toBe(403)
    expect((await ask(name, test.browser())).status).toBe(401)
  })

  it('takes whoever was made staff at the console for a manager', async () => {
    const operator = test.browser()
    await signIn(test, operator, { role: 'staff' })
    expect(await operator.data(api.getDeskMe, {})).toMatchObject({
      Role: 'manager',
      RefundLimit: 10_000,
    })
  })

  it('says what a role may do, so that a page offers nothing else', async () => {
    const { May } = await at.agent.data(api.getDeskMe, {})
    expect(May).toContain('takePayment')
    expect(May).not.toContain('noteRefund')
  })
})
