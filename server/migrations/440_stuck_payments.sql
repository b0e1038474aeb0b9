-- What the desk says of a payment that doesn't move, and what staff wrote to its traveller.

-- Since when a gateway that is asked about it hasn't answered; null: it answered the last time.
alter table payment_attempts add column silent_since timestamptz;

-- Whether a note was a letter to the traveller; else it is for the next person at the desk.
alter table desk_notes add column sent boolean not null default false;
