-- Searching my own reservations reads them by person and compares normalised text: this index served nobody.
drop index reservations_search;
