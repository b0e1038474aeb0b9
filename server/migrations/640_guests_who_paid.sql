-- Guests of sales on the phone were forgotten though they had paid: their names and the ages of their children are put
-- back as their reservations still say them.
update temp_reservations t set
    user_name = case when t.user_name = 'Guest User' then r.client_name else t.user_name end,
    phone = coalesce(t.phone, r.client_phone),
    email = coalesce(t.email, r.client_email),
    special_request = coalesce(t.special_request, r.special_requests),
    pick_up_from = coalesce(t.pick_up_from, r.pick_up_from),
    child_ages = case when t.child_ages <> '{}' then t.child_ages else coalesce(
      (select array_agg(age::smallint order by at)
        from jsonb_array_elements_text(r.sold#>'{party,childAges}') with ordinality as it (age, at)), '{}') end
  from reservations r
  where t.user_id is null and t.placed_at is not null and t.sale_key is not null
    and r.id = t.reservation_id and r.source_kind = 'checkout' and r.source_id = t.id;
