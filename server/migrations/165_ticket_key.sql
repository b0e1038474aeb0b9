-- What signs tickets: the seed of an Ed25519 key, the same for every process, made here once. Its public
-- half is anybody's. `bus_ticket_key`, which marked the tickets of buses before, is still read by the
-- version that runs while this is rolled out; nothing reads it after.
create table ticket_key (
  single boolean primary key default true check (single),
  seed bytea not null check (length(seed) = 32)
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into ticket_key default values;
