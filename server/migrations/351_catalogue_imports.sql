-- What an import of the catalogue has read so far. It survives a cut of the import, which then goes on where it
-- stopped; a crash of PostgreSQL empties all three tables together, and the next import begins anew.

create unlogged table catalogue_imports (
  id bigint generated always as identity primary key,
  -- Of all files, by their contents.
  fingerprint text not null unique,
  started_at timestamptz not null
);

create unlogged table catalogue_import_files (
  import_id bigint not null references catalogue_imports (id) on delete cascade,
  noun text not null,
  -- Rows that are in catalogue_staged.
  staged integer not null default 0 check (staged >= 0),
  primary key (import_id, noun)
);

create unlogged table catalogue_staged (
  import_id bigint not null references catalogue_imports (id) on delete cascade,
  noun text not null,
  row_number integer not null,
  fields jsonb not null
);
create index catalogue_staged_by_noun on catalogue_staged (import_id, noun);
