-- Words of the vocabulary that share some letters in a row with one that nothing resembles, the likest first, of
-- nearly its length: two swapped letters (crusie, hotles) leave few trigrams of a short word. The caller counts the
-- letters that are wrong. A function, because the index reads the threshold from a setting.
create function words_near(misspelt text, at_most integer) returns setof text
language sql stable
set pg_trgm.similarity_threshold = '0.2'
as $$
  select word from search_vocabulary
   where word % misspelt and abs(length(word) - length(misspelt)) <= 2
   order by similarity(word, misspelt) desc, word limit at_most
$$;
