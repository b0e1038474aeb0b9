-- Words of the vocabulary that resemble a (normalised) word that nothing has, the likest first. A
-- function, because the index reads the threshold from a setting.
create function words_alike(misspelt text, at_most integer) returns setof text
language sql stable
set pg_trgm.similarity_threshold = '0.4'
as $$
  select word from search_vocabulary where word % misspelt
   order by similarity(word, misspelt) desc, word limit at_most
$$;
