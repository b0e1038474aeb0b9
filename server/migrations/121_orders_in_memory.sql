-- Searches of activities and day-use are answered from memory (decision 016): the indexes that held
-- their orders only made every edit of an offer dearer. By score and by words stay, for suggestions.
drop index activities_city_by_score, activities_type_by_score, activities_city_type_by_score,
  activities_by_rating, activities_city_by_rating, activities_type_by_rating, activities_city_type_by_rating,
  activities_by_price, activities_city_by_price, activities_type_by_price, activities_city_type_by_price;
