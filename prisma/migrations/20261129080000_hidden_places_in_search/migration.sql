-- The search does not show the place of an event that visitors must not see.
SELECT "make_searchable"('event', 'title', '', 'location:place', 'description:markdown', 'date', 'endDate', 'time', 'endTime');
