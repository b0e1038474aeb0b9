import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@rihla/contract/desk/roles'
import type { Owned } from './owned.ts'
import type { CallName } from './calls-with-ids.ts'

type Input = Record<string, unknown>

/**
 * What a call with somebody else's ids answers.
 *
 * - public: what everybody may see, and nothing of the owner
 * - owned: 401, 403 or 404 to everybody but its owner
 * - closed: as `owned`, to the owner, too: what else it needs isn't there
 * - quiet: it answers, and neither shows nor changes anything of the owner's
 * - guests: as `owned`, and its owner is a browser without an account
 * - staff: for these roles; the others, travellers and visitors are refused at the door
 */
export type Expectation = {
  readonly kind: 'public' | 'owned' | 'closed' | 'quiet' | 'guests' | 'staff'
  readonly may?: readonly StaffRole[]
  readonly input: (theirs: Owned) => Input
}

const of =
  (kind: Expectation['kind'], may?: readonly StaffRole[]) =>
  (input: Expectation['input']): Expectation => ({ kind, input, ...(may && { may }) })
const open = of('public')
const owned = of('owned')
const closed = of('closed')
const quiet = of('quiet')
const guests = of('guests')
const editors = of('staff', ['editor', 'agent', 'manager'])
const writers = of('staff', ['editor', 'manager'])
const agents = of('staff', ['agent', 'manager'])
const managers = of('staff', ['manager'])

const page = { PageNumber: 1, PageSize: 5 }
const STAY = { ArrivalDate: '2026-12-10', DepartureDate: '2026-12-13' }
const range = { From: '2026-12-01', To: '2026-12-02' }
const why = () => ({ Reason: 'Agreed by phone', Key: randomUUID() })

const inCity = open(({ booked }) => ({ ...page, Filters: { CityId: booked } }))
const counted = open(({ booked }) => ({ Filters: { CityId: booked } }))
const ofOffer = open(({ booked }) => ({ Id: booked, ArrivalDate: '2026-12-17', AdultsCount: 1 }))
const ofHotel = open(({ hotel }) => ({ id: hotel, ...STAY }))
const ofHotelDays = open(({ hotel }) => ({
  id: hotel,
  startDate: STAY.ArrivalDate,
  endDate: STAY.DepartureDate,
}))
const ofStations = open(({ stations: [StationFromID, StationToID] }) => ({
  StationFromID,
  StationToID,
  TripDate: '2026-12-10',
}))
const ofHold = owned(({ held }) => ({ TempReseravtionId: held }))
const ofHeldBooking = owned(({ held }) => ({ ReservationId: held, ModuleType: 'Activity' }))
const ofBooking = owned(({ booked }) => ({ ReservationId: booked, Module: 'Activity' }))
const ofGuest = guests(({ guestBooking }) => ({ ReservationId: guestBooking, Module: 'Hotel' }))
const said = { Name: 'Aswan', Summary: '', Story: '', BestTime: '', GettingThere: '' }
const text = { title: 'Aswan', content: '<p>Aswan.</p>' }
const ofArticle = editors(({ article: id }) => ({ id }))
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const made = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
const signed = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
const sale = { Module: 'Activity', From: '2026-12-17', Adults: 1 }
const ofItem = ({ activity: id }: Owned) => ({ ...why(), kind: 'activity', id })
const lineOf = ({ stations: [FromId, ToId] }: Owned) => ({ FromId, ToId })
const ofTimetable = ({ trip: id }: Owned) => ({ id, ...why(), Edition: 'gone' })
const deed = ({ booked }: Owned) => ({ id: booked, ...why() })

/** Every call that takes an id has its line here: without one the walk fails. */
export const expectations: Partial<Record<CallName, Expectation | readonly Expectation[]>> = {
  getActivities: inCity,
  getActivityCounts: counted,
  getActivityDetails: ofOffer,
  getDayPrices: ofOffer,
  getOpenDays: ofOffer,
  getDayUses: inCity,
  getDayUseCounts: counted,
  getDayUseDetails: ofOffer,
  getHotels: open(({ hotel }) => ({ ...page, 'Filters.CityId': hotel })),
  getHotelCounts: open(({ hotel }) => ({ 'Filters.CityId': hotel })),
  getHotel: ofHotel,
  getHotelPricing: ofHotel,
  getHotelImages: open(({ hotel }) => ({ id: hotel, ...page })),
  getRoomDetails: open(({ hotel }) => ({ hotelId: hotel, roomId: hotel })),
  getHotelCalendar: ofHotelDays,
  getHotelPriceCalendar: ofHotelDays,
  getHoneymoons: inCity,
  getHoneymoonCounts: counted,
  getHoneymoonDetails: ofOffer,
  getTrips: inCity,
  getTripCounts: counted,
  getTripDetails: ofOffer,
  getOfferTiles: open(({ booked }) => ({ Offers: [{ ModuleType: 'Activity', Id: booked }] })),
  getReviews: open(({ activity }) => ({ ...page, Filters: { Module: 'Activity', Id: activity } })),
  checkoutConfig: open(({ activity }) => ({
    Id: activity,
    ModuleType: 'Activity',
    FromDate: '2026-12-17',
  })),
  getAllTrips: ofStations,
  getNearRoutes: ofStations,
  getCheapestDays: ofStations,
  getBusTripSeats: open(({ trip: TripID }) => ({ TripID })),

  signOutDevice: quiet(({ device }) => ({ Id: device })),
  changeSavedOffers: quiet(({ saved: Id }) => ({
    Changes: [{ List: 'Favourites', ModuleType: 'Hotel', Id, Keep: false }],
  })),
  saveCompanion: quiet(({ companion: Id }) => ({ Id, Name: 'Adam', Surname: 'Aziz' })),
  addPasskey: quiet(() => ({ Name: 'Phone', Credential: { ...credential, response: made } })),
  proveByPasskey: quiet(() => ({ Credential: { ...credential, response: signed } })),
  removePasskey: closed(({ booked: Id }) => ({ Id, Code: '000000' })),
  renewRecoveryCodes: quiet(() => ({ Credential: { ...credential, response: signed } })),
  deleteCompanion: quiet(({ companion: Id }) => ({ Id })),
  hasRole: quiet(({ userId }) => ({ user_id: userId, role: 'admin' })),
  holdBusSeats: quiet(({ trip, takenSeat, session: SessionID }) => ({
    SessionID,
    Going: { TripID: trip, Seats: [takenSeat] },
  })),
  getHeldSeats: quiet(({ session: SessionID }) => ({ SessionID })),
  releaseBusSeats: quiet(({ busHold }) => ({ GoingReservationId: busHold })),

  getTempReservation: ofHold,
  renewTempReservation: ofHold,
  setTempReservation: owned(({ held, activity }) => ({
    Id: activity,
    ModuleType: 'Activity',
    FromDate: '2026-12-17T00:00:00Z',
    UserName: 'Adam Aziz',
    Phone: '+201099999999',
    SeatsNumber: 2,
    AdultsCount: 2,
    DepositAmount: 0,
    TempReseravtionId: held,
    Edition: 9,
  })),
  paymentMethods: ofHeldBooking,
  paymentStatus: ofHeldBooking,
  getBookingPoints: ofHeldBooking,
  useCreditPoints: owned(({ held }) => ({
    ReservationId: held,
    ModuleType: 'Activity',
    Points: 0,
  })),
  uploadPaymentConfirmation: owned(({ held }) => ({
    ReservationId: held,
    ModuleType: 'Activity',
    ConfirmationFile: new File([new Uint8Array(9)], 'receipt.jpg', { type: 'image/jpeg' }),
  })),
  getChangeOptions: ofBooking,
  changeContact: owned(({ booked }) => ({
    ReservationId: booked,
    Module: 'Activity',
    UserName: 'Adam Aziz',
  })),
  quoteChange: owned(({ booked }) => ({
    ReservationId: booked,
    Module: 'Activity',
    FromDate: '2026-12-17',
    AdultsCount: 2,
  })),
  confirmChange: owned(({ booked, change }) => ({
    ReservationId: booked,
    Module: 'Activity',
    ChangeId: change,
    Difference: 0,
  })),
  getLateChoice: closed(({ booked }) => ({ ReservationId: booked })),
  chooseForLateMoney: closed(({ booked }) => ({ ReservationId: booked })),
  rateReservation: owned(({ booked }) => ({
    ReservationId: booked,
    Module: 'Activity',
    Stars: 5,
  })),
  getReservationDetails: [ofBooking, ofGuest],
  getReservationPapers: [ofBooking, ofGuest],
  completePayment: [ofBooking, ofGuest],
  findBooking: [
    closed(({ reference: Reference }) => ({ Reference, EmailOrPin: 'adam@example.com' })),
    closed(({ guestReference: Reference }) => ({ Reference, EmailOrPin: '0000' })),
  ],
  getExternalBooking: guests(({ hotel, guestHold, token: RatePlanToken }) => ({
    id: hotel,
    ...STAY,
    RatePlanToken,
    TempReservationId: guestHold,
  })),
  bookExternal: guests(({ hotel, guestHold }) => ({
    id: hotel,
    TempReservationId: guestHold,
    Paxes: [{ Name: 'Adam', Surname: 'Aziz' }],
    PayableAmount: 1,
  })),
  getCancellation: [
    owned(({ booked: id }) => ({ id, Module: 'Activity', Detailed: true })),
    guests(({ guestBooking: id }) => ({ id, Module: 'Hotel', Detailed: true })),
  ],
  bookReservation: owned(({ busHold }) => ({
    UserName: 'Adam Aziz',
    Phone: '+201099999999',
    GoingReservationId: busHold,
    PaymentMethod: 3,
  })),
  busPaymentStatus: owned(({ busHold }) => ({ GoingReservationId: busHold })),
  getBusReservationDetails: owned(({ leg }) => ({ ReservationId: leg })),
  changeBusSeats: owned(({ leg, legSeat }) => ({ ReservationId: leg, Seats: [legSeat] })),
  confirmPayment: owned(({ held }) => ({
    ReservationId: held,
    ModuleType: 'Activity',
    PaymentMethod: 'Bank_Card',
  })),
  // The last: they end the bookings of whom they are for.
  cancelBusTrip: owned(({ leg }) => ({ reservationId: leg })),
  cancelBooking: [
    owned(({ booked: id }) => ({ id, Module: 'Activity' })),
    guests(({ guestBooking: id }) => ({ id, Module: 'Hotel' })),
  ],

  createArticle: editors(() => ({ ...text, slug: 'aswan' })),
  updateArticle: editors(({ article: id }) => ({ ...text, id, version: 1 })),
  keepRevision: editors(({ article: id }) => ({ ...text, id })),
  getEditableArticle: ofArticle,
  getRevisions: ofArticle,
  getRevision: editors(({ article: id }) => ({ id, revision: 1 })),
  restoreRevision: editors(({ article: id }) => ({ id, version: 1, revision: 1 })),
  previewArticle: editors(({ article: id }) => ({ ...text, id, language: 'en' })),
  priceArticleOffers: editors(({ activity: id }) => ({ offers: [{ module: 'Activity', id }] })),
  deleteArticle: ofArticle,

  getDeskReservation: agents(({ booked: id }) => ({ id })),
  getAudit: managers(({ userId: StaffId }) => ({ StaffId })),
  getInventory: agents(({ activity: id }) => ({ kind: 'activity', id, ...range })),
  previewInventory: managers(({ activity: id }) => ({
    kind: 'activity',
    id,
    ...range,
    Closed: true,
  })),
  takePayment: agents(deed),
  rejectTransfer: agents(deed),
  askGateway: agents(deed),
  returnPayment: managers(deed),
  writeToTraveller: agents((it) => ({ ...deed(it), Text: 'We look into it.', Language: 'en' })),
  retryRefund: managers(deed),
  noteRefund: managers(deed),
  noteDispute: agents(deed),
  decideApproval: managers((it) => ({ ...deed(it), Agree: true })),
  settleAlert: agents(deed),
  getBusTimetable: agents(lineOf),
  getBusDepartures: agents(({ trip: id }) => ({ id })),
  previewTimetable: managers(({ trip: id }) => ({ id, ...range, Price: 100 })),
  changeTimetable: managers((it) => ({ ...ofTimetable(it), ...range, Price: 100 })),
  endTimetable: managers((it) => ({ ...ofTimetable(it), From: range.From })),
  addToTimetable: managers((it) => ({
    ...lineOf(it),
    ...why(),
    ClassId: it.trip,
    LayoutId: it.trip,
    Departs: '08:00',
    Minutes: 120,
    Weekdays: '1',
    Price: 100,
    RoundPrice: 180,
    FirstDay: range.From,
  })),
  setBusDeparture: managers(({ trip: id }) => ({ id, ...why(), Runs: true })),
  addNote: agents(deed),
  changeContactAtDesk: agents((it) => ({ ...deed(it), UserName: 'Adam Aziz' })),
  resendConfirmation: agents(deed),
  quoteChangeAtDesk: agents(({ booked: id }) => ({ id, From: range.From, Adults: 2 })),
  changeAtDesk: agents((it) => ({
    ...deed(it),
    From: range.From,
    Adults: 2,
    Quote: 'another',
    Language: 'en',
  })),
  getLateChoiceAtDesk: agents(({ booked: id }) => ({ id })),
  chooseAtDesk: agents(deed),
  cancelAtDesk: managers((it) => ({ ...deed(it), ByTerms: true })),
  showReview: editors(deed),
  hideReview: editors(deed),
  quotePhoneSale: agents(({ activity: id }) => ({ ...sale, id })),
  sellOnPhone: agents(({ activity: id, userId: CustomerId }) => ({
    ...sale,
    id,
    CustomerId,
    Key: randomUUID(),
    UserName: 'Adam Aziz',
    Phone: '+201099999999',
    Language: 'en',
    Total: 500,
  })),
  sendPaymentLink: agents((it) => ({ ...deed(it), Language: 'en' })),
  resetSecondFactor: managers(({ userId: id }) => ({ ...why(), id })),
  changePromocode: managers(deed),
  stopPromocode: managers(deed),
  giveRole: managers(({ userId: id }) => ({ ...why(), id, Role: 'manager' })),
  endStaffSessions: managers(({ userId: id }) => ({ ...why(), id })),
  changeInventory: managers(({ activity: id }) => ({
    ...why(),
    kind: 'activity',
    id,
    ...range,
    Closed: true,
  })),
  getOfferTerms: managers(({ activity: id }) => ({ kind: 'activity', id })),
  setOfferDeposit: managers((it) => ({ ...ofItem(it), Terms: null })),
  setOfferCancellation: managers((it) => ({ ...ofItem(it), Steps: null })),
  getOfferPhotos: managers(({ activity: id }) => ({ kind: 'activity', id })),
  getOfferPrice: managers(({ activity: id }) => ({ kind: 'activity', id })),
  previewOfferPrice: managers(({ activity: id }) => ({ kind: 'activity', id })),
  setOfferPrice: managers((it) => ({ ...ofItem(it), Edition: 'gone' })),
  setOfferPhotos: managers((it) => ({ ...ofItem(it), Of: 'offer', Edition: 'gone', Photos: [] })),
  getDeskDestination: writers(() => ({ id: 1 })),
  saveDestination: writers(() => ({
    ...why(),
    id: 1,
    Edition: 'gone',
    Destination: { IsShown: true, Position: 1, Spellings: [], En: said, Ar: said },
  })),
  setOfferSaleEnd: managers((it) => ({ ...ofItem(it), ClosesAt: null })),
}
