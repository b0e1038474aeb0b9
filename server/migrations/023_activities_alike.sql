-- Activities whose text resembles a (normalised) query that was misspelt, the likest first. A function,
-- because the index reads the threshold from a setting.
create function activities_alike(query text, at_most integer) returns setof bigint
language sql stable
set pg_trgm.word_similarity_threshold = '0.45'
as $$
  select id from activities
   where active and query <% search_text
   order by word_similarity(query, search_text) desc, score desc, id desc
   limit at_most
$$;
