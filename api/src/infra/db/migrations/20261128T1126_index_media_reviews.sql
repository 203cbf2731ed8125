create index media_reviews_operator on media_reviews (operator_id);
