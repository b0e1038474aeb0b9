-- Where the app is stands in app_store_links alone. What was written for the head of the home page only is kept
-- there; where both were written, what the rest of the site said stays. The columns are read by what still runs.
insert into app_store_links (platform, url)
select distinct on (own.platform) own.platform, own.url
  from hero_content h
 cross join lateral (values ('ios', h.app_store_ios), ('android', h.app_store_android)) own (platform, url)
 where own.url is not null
 order by own.platform, h.language_code <> 'en'
on conflict (platform) do nothing;
