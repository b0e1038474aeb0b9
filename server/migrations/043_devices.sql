-- What each session was opened with, so that people recognise their devices.

alter table sessions add column user_agent text check (length(user_agent) <= 300);
