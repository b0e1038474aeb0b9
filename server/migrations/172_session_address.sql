-- From where a session was opened, as limits count addresses: its person sees it beside the device, and tells
-- a stranger by it. Sessions of before don't say.
alter table sessions add column address text;
