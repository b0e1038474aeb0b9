export default {
  cities: 'Destinations',
  offers: 'Activities',
  suggestionsFailed: 'Failed to fetch suggestions',
}
