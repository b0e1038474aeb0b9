-- Rooms of a supplier, sold: what was asked for, what it cost, who travels, and what the supplier answered.
-- Amounts in piastres.

-- A guest has no account. What they bought is theirs by the browser that bought it, and by their e-mail.
alter table reservations alter column user_id drop not null;
alter table payment_attempts alter column user_id drop not null;
-- Where a guest is written to.
alter table reservations add column client_email text;

-- Far from the ids of everything else that is held and paid for, so that an id says whose it is. The
-- reservation has the same id.
create sequence external_booking_ids start with 1500000001;

create table external_bookings (
  id bigint primary key default nextval('external_booking_ids'),
  supplier text not null,
  hotel_id bigint not null references external_hotels (id),
  -- Ours, for one booking, the same whenever we talk about it: to the traveller and to the supplier.
  code text not null unique,
  -- Whose it is: a person's, or, while it has none, the browser's that made it.
  user_id bigint,
  application_id uuid,
  language text not null,
  arrival date not null,
  departure date not null check (departure > arrival),
  adults smallint not null check (adults > 0),
  child_ages smallint[] not null default '{}',
  -- What is sold, as it was checked with the supplier: room, board, keys, net and selling price, terms.
  offer jsonb not null,
  price bigint not null check (price > 0),
  -- What the traveller was shown before, where that was another price.
  shown_before bigint,
  pay_deposit boolean not null default false,
  -- Until when it can be paid for at this price.
  expires_at timestamptz not null,
  -- quoted: shown, nobody named yet. placed: the guests are known, and a reservation waits for its payment.
  -- paying: a page is open. paid: the money is here, the supplier is to book. booked. refused: paid, but not to
  -- be had; the money goes back. ended: not paid for in time. cancelled.
  state text not null check (state in ('quoted', 'placed', 'paying', 'paid', 'booked', 'refused', 'ended', 'cancelled')),
  -- The guests as JSON, sealed with one of our keys; null before they are known, and once they have left.
  guests_sealed text,
  guests_key text,
  special_request text,
  attempt_id bigint,
  paid bigint,
  paid_at timestamptz,
  -- From when on the supplier may have been asked to book; null: it certainly wasn't.
  asked_at timestamptz,
  -- How often this was gone on with, and before when not again.
  tries integer not null default 0,
  look_at timestamptz,
  supplier_reference text,
  -- Why the supplier refused, for the staff.
  refused_because text,
  -- A cancelling that the supplier hasn't answered yet: what it comes to for the traveller.
  cancel_state text check (cancel_state in ('cancelling', 'cancelled')),
  cancel_refund bigint check (cancel_refund >= 0),
  cancel_asked_at timestamptz,
  cancel_tries integer not null default 0,
  cancel_look_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id is not null or application_id is not null),
  check ((guests_sealed is null) = (guests_key is null)),
  check ((state in ('paid', 'booked', 'refused')) <= (paid_at is not null)),
  check ((cancel_state is null) = (cancel_refund is null))
);
create index external_bookings_by_user on external_bookings (user_id) where user_id is not null;
create index external_bookings_unpaid on external_bookings (expires_at)
  where state in ('quoted', 'placed', 'paying', 'ended');
create index external_bookings_to_look_at on external_bookings (look_at) where look_at is not null;
create index external_bookings_cancelling on external_bookings (cancel_look_at)
  where cancel_state = 'cancelling';
create index external_bookings_with_guests on external_bookings (departure) where guests_sealed is not null;
