-- A passkey also proves whoever asks for new recovery codes.
alter table staff_passkey_challenges drop constraint staff_passkey_challenges_purpose_check;
alter table staff_passkey_challenges add constraint staff_passkey_challenges_purpose_check
  check (purpose in ('add', 'prove', 'remove', 'renew'));
