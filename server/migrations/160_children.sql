-- What children pay, as rates that everything is priced by; what a page says of children is made of them.

-- `[{"maxAge": 2, "percent": 0, "place": false}, {"maxAge": 12, "percent": 50}]`: bands of ages, the youngest
-- first and the last up to 12, each with its share of an adult's price. A child takes a place unless its band
-- says that it doesn't.
create function are_child_bands(bands jsonb) returns boolean language sql immutable parallel safe strict
return (
  select coalesce(bool_and(b.age > b.before and b.percent between 0 and 100), false) and max(b.age) = 12
    from (
      select (e.band->>'maxAge')::integer as age, (e.band->>'percent')::integer as percent,
        lag((e.band->>'maxAge')::integer, 1, -1) over (order by e.n) as before
        from jsonb_array_elements(bands) with ordinality e (band, n)) b);

-- Without bands no child can be booked. Who is younger than `min_age` can't come, whoever pays.
alter table activities
  add column child_bands jsonb check (are_child_bands(child_bands)),
  add column min_age smallint not null default 0 check (min_age between 0 and 21),
  add check (child_bands is null or min_age <= 12);
alter table packages
  add column child_bands jsonb check (are_child_bands(child_bands)),
  add column min_age smallint not null default 0 check (min_age between 0 and 21),
  add check (child_bands is null or (kind = 'trip' and min_age <= 12));

-- What was said in words becomes rates where it can be read; where it can't, children aren't booked until the
-- staff says what they pay.
update activities a set min_age = it.min_age, child_bands = case when are_child_bands(it.bands) then it.bands end
  from (
    select t.activity_id, coalesce(substring(t.not_allowed_age from '^Children under (\d+)$')::smallint, 0) as min_age,
      (select jsonb_agg(jsonb_build_object('maxAge', b.age, 'percent', b.percent) order by b.age)
         from (
           select substring(r->>'details' from '^(?:Up to |\d+ to )?(\d+) years')::integer as age,
             case when r->>'price' = 'Free' then 0 when r->>'price' = 'Adult price' then 100
               else substring(r->>'price' from '^(\d+)% of the adult price$')::integer end as percent
             from jsonb_array_elements(t.children_policies) r) b
        where b.age is not null and b.percent is not null) as bands
      from activity_texts t where t.language = 'en') it
 where it.activity_id = a.id;
update packages p set min_age = it.min_age, child_bands = case when are_child_bands(it.bands) then it.bands end
  from (
    select w.package_id, coalesce(w.least, 0) as min_age,
      case
        when w.free is not null then jsonb_build_array(
          jsonb_build_object('maxAge', w.free, 'percent', 0),
          jsonb_build_object('maxAge', w.last, 'percent', coalesce(w.percent, 50)))
        when w.least <= 12 then jsonb_build_array(jsonb_build_object('maxAge', 12, 'percent', 100))
      end as bands
      from (
        select t.package_id, substring(t.children_policy from '^From (\d+) years')::smallint as least,
          substring(t.children_policy from '^Up to (\d+) years free')::integer as free,
          substring(t.children_policy from ' \d+ to (\d+) years ')::integer as last,
          substring(t.children_policy from ' \d+ to \d+ years (\d+)%')::integer as percent
          from package_texts t where t.language = 'en') w) it
 where it.package_id = p.id and p.kind = 'trip';

-- What is left of the words is what the rates don't say.
alter table activity_texts drop column children_policies, drop column not_allowed_age;
update package_texts t set children_policy = null
  from packages p where p.id = t.package_id and (p.child_bands is not null or p.min_age > 0);
